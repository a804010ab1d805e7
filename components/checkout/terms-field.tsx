import type { Ref } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import type { CheckoutWords } from "./checkout-words";

interface TermsFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly error: string | undefined;
  readonly onTick: () => void;
  readonly paths: { readonly terms: string; readonly privacy: string };
  readonly words: CheckoutWords["review"];
}

/** The links are beside the box, not in its label: whoever reads first does not tick by accident. */
export function TermsField({ ref, error, onTick, paths, words }: TermsFieldProps) {
  return (
    <div>
      <Checkbox ref={ref} label={words.termsLabel} required onChange={onTick} {...(error && { error })} />
      <p className="flex flex-wrap gap-x-4 pl-8 text-small">
        <a href={paths.terms} target="_blank" rel="noreferrer" className="inline-flex min-h-8 items-center">
          {words.termsLink}
        </a>
        <a href={paths.privacy} target="_blank" rel="noreferrer" className="inline-flex min-h-8 items-center">
          {words.privacyLink}
        </a>
      </p>
    </div>
  );
}
