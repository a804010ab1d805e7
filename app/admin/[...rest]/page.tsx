import { notFound } from "next/navigation";

/** An unknown address is answered here, with the portal's frame around it, and not by the build's 404 page. */
export default function UnknownPage() {
  notFound();
}
