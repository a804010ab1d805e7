import { catalogueBreeds } from "@/app/(public)/[market]/_catalogues/special-category-page";

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

const { generateMetadata, Page } = catalogueBreeds("breeder");

export { generateMetadata, Page as default };
