"use client";

import { useRouter } from "next/navigation";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";

interface AddToPedigreeProps {
  readonly id: number;
  readonly labels: { readonly submit: string; readonly sending: string };
}

/** Records parents who qualify in the pedigree of the offspring. */
export function AddToPedigree({ id, labels }: AddToPedigreeProps) {
  const router = useRouter();
  const adding = useRouteCall(parentageRoutes.addToPedigree);
  async function add() {
    const { ok } = await adding.send({ params: { id } });
    if (ok) router.refresh();
  }
  return (
    <div className="grid justify-items-start gap-2">
      <FormFailure message={adding.failure} />
      <Button pending={adding.isSending && labels.sending} onClick={() => void add()}>
        {labels.submit}
      </Button>
    </div>
  );
}
