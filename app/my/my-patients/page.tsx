import { type AnimalsPageProps, listMetadata, OwnAnimalsPage } from "@/app/my/_animals/own-animals-page";

export const generateMetadata = () => listMetadata("patients");

export default function MyPatientsPage({ searchParams }: AnimalsPageProps) {
  return <OwnAnimalsPage kind="patients" searchParams={searchParams} />;
}
