import { BreedPage, type BreedPageProps } from "@/app/(public)/[market]/breeder/_breeds/breed-page";

export { generateMetadata, generateStaticParams } from "@/app/(public)/[market]/breeder/_breeds/breed-page";

export default function CatBreedPage({ params }: BreedPageProps) {
  return <BreedPage params={params} species="feline" />;
}
