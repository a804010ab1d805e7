import type { Metadata } from "next";
import { sideMetadata, SidePage, type SideProps } from "@/app/(public)/[market]/_shelves/side-page";

const side = { role: "breeder", species: "canine" } as const;

export function generateMetadata({ params }: SideProps): Promise<Metadata> {
  return sideMetadata({ params, side });
}

export default function BreederDogsPage({ params }: SideProps) {
  return <SidePage params={params} side={side} />;
}
