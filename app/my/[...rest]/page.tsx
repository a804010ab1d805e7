import { notFound } from "next/navigation";

/** Catches unknown paths, so that the 404 page has the layout of the portal. */
export default function UnknownPage() {
  notFound();
}
