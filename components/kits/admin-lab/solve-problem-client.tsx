"use client";

import { useRouter } from "next/navigation";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { adminLabRoutes } from "@/lib/contract/kits/admin-lab/admin-lab.routes";

/** Stays busy until the refreshed page no longer lists the problem. */
export function SolveProblem({ id }: { readonly id: number }) {
  const t = useTranslator("adminLab.problems");
  const router = useRouter();
  const solve = useRouteCall(adminLabRoutes.solve, { staysBusy: true });
  const send = async () => {
    if ((await solve.send({ params: { id } })).ok) router.refresh();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="secondary" pending={solve.isSending && t("solving")} onClick={() => void send()}>
        {t("solve")}
      </Button>
      <FormFailure message={solve.failure} />
    </div>
  );
}
