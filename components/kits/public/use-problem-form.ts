import { useState } from "react";
import { trimTexts } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";

/** Form that reports a problem with a kit or its results to the laboratory. `sentTo` is set once it was sent. */
export function useProblemForm({ barcode, email }: { readonly barcode: string; readonly email: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useCallForm({
    route: activationRoutes.reportProblem,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.problem,
    defaults: { barcode, email, message: "" },
    toBody: trimTexts,
    onSuccess: () => setSentTo(form.hook.getValues("email")),
  });
  return { form, sentTo };
}
