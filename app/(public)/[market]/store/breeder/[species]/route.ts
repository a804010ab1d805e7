import { redirectToCatalogue } from "@/app/(public)/[market]/_catalogues/catalogue-redirects";

export const GET = redirectToCatalogue("breeder");
