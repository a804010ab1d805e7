import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { storefrontEnv } from "@/lib/config/env";
import { paths } from "@/lib/navigation/paths";
import { requireUser } from "@/lib/server/session/visitor";
import { Gallery } from "./_parts/gallery";

export const metadata: Metadata = { title: "Parts of the interface" };

const colours = [
  { userType: "others", name: "Breeders and visitors" },
  { userType: "owner", name: "Owners" },
  { userType: "vet", name: "Vets" },
] as const;

/** Gallery of the UI components, for developers. Only admins can open it, and only when it is enabled. */
export default async function DesignPage() {
  const { isAdmin } = await requireUser(paths.admin);
  if (!isAdmin || !storefrontEnv().DESIGN_PAGE) notFound();
  return (
    <div className="grid gap-12">
      <h1>Parts of the interface</h1>
      {colours.map(({ userType, name }) => (
        <section key={userType} data-user-type={userType} aria-labelledby={userType} className="grid gap-6">
          <h2 id={userType} className="rounded-box bg-brand px-5 py-3 text-on-brand">
            {name}
          </h2>
          <Gallery userType={userType} />
        </section>
      ))}
    </div>
  );
}
