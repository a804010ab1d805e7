import type { Metadata } from "next";
import {
  buildProfileMetadata,
  BuildProfilePage,
  type BuildProfileProps,
} from "@/app/(public)/[market]/_profiles/build-profile-page";

export function generateMetadata({ params }: BuildProfileProps): Promise<Metadata> {
  return buildProfileMetadata({ params, species: "canine" });
}

export default function BuildDogProfilePage({ params }: BuildProfileProps) {
  return <BuildProfilePage params={params} species="canine" />;
}
