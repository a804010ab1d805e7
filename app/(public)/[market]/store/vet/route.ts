import { redirectToRole } from "@/app/(public)/[market]/_catalogues/catalogue-redirects";

export const GET = redirectToRole("vet");
