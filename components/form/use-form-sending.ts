import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type SendingOptions, useSending, type Work } from "./use-sending";

/** Sends what a form's rules let through. What is wrong with a field is said there, and the first gets the keyboard. */
export function useFormSending<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  options: SendingOptions,
) {
  const sending = useSending(options);
  return {
    ...sending,
    /** True once it is done. */
    send: async (work: Work): Promise<boolean> => {
      const { isDone, fields } = await sending.run(work, Object.keys(form.getValues()));
      Object.entries(fields).forEach(([name, message], at) =>
        form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: at === 0 }),
      );
      return isDone;
    },
  };
}
