import { catalogueBreeds } from "@/app/(public)/[market]/_catalogues/own-shelf-page";

export { generateStaticParams } from "@/app/(public)/[market]/_catalogues/own-shelf-page";

const { generateMetadata, Page } = catalogueBreeds("breeder");

export { generateMetadata, Page as default };
