import { dynamicCatalogue } from "@/app/(public)/[market]/_catalogues/catalogue-page";

export const dynamic = "force-dynamic";

const { generateMetadata, Page } = dynamicCatalogue("breeder");
export { generateMetadata, Page as default };
