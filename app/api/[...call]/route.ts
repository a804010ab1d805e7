import { handleApiRequest } from "@/lib/server/bff/handle-api-request";

export const dynamic = "force-dynamic";

export {
  handleApiRequest as GET,
  handleApiRequest as HEAD,
  handleApiRequest as POST,
  handleApiRequest as PUT,
  handleApiRequest as PATCH,
  handleApiRequest as DELETE,
  handleApiRequest as OPTIONS,
};
