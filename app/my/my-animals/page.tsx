import { type AnimalsPageProps, listMetadata, OwnAnimalsPage } from "@/app/my/_animals/own-animals-page";

export const generateMetadata = () => listMetadata("mine");

export default function MyAnimalsPage({ searchParams }: AnimalsPageProps) {
  return <OwnAnimalsPage kind="mine" searchParams={searchParams} />;
}
