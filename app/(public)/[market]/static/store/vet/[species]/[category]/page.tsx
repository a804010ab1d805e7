import { staticCatalogue } from "@/app/(public)/[market]/_catalogues/catalogue-page";

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

const { generateMetadata, Page } = staticCatalogue("vet");
export { generateMetadata, Page as default };
