import { catalogueCustomProfile } from "@/app/(public)/[market]/_catalogues/special-category-page";

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

const { generateMetadata, Page } = catalogueCustomProfile("breeder");

export { generateMetadata, Page as default };
