import { catalogueBreeds } from "@/app/(public)/[market]/_catalogues/special-category-page";

export { generateStaticParams } from "@/app/(public)/[market]/_catalogues/special-category-page";

const { generateMetadata, Page } = catalogueBreeds("breeder");

export { generateMetadata, Page as default };
