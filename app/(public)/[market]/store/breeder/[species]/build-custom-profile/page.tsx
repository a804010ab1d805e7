import { catalogueCustomProfile } from "@/app/(public)/[market]/_catalogues/own-shelf-page";

export { generateStaticParams } from "@/app/(public)/[market]/_catalogues/own-shelf-page";

const { generateMetadata, Page } = catalogueCustomProfile("breeder");

export { generateMetadata, Page as default };
