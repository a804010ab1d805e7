import { useEffect, useRef } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { activatedPath } from "@/lib/navigation/activation-paths";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/links/link-button";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { ActivatedLitter } from "./litter-draft";

interface LitterDoneProps {
  readonly litter: ActivatedLitter;
  readonly isSignedIn: boolean;
  readonly onAnother: () => void;
}

/** The activated animals with their tubes, each with the way to its activation. */
export function LitterDone({ litter: { email, animals }, isSignedIn, onAnother }: LitterDoneProps) {
  const t = useTranslator("litter.done");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t("title", { count: animals.length })}
      </h1>
      <p className="text-lead wrap-anywhere text-quiet">{t("text", { email })}</p>
      <section aria-labelledby="activated" className="rounded-box border border-line bg-card px-5 py-3">
        <h2 id="activated" className="sr-only">
          {t("list")}
        </h2>
        <ul>
          {animals.map(({ token, barcode, petName }) => (
            <li
              key={token}
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-3 first:border-0"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{petName}</p>
                <p className="text-small text-quiet tabular-nums">{formatBarcode(barcode)}</p>
              </div>
              <Link href={activatedPath(token)} className="inline-flex min-h-11 items-center wrap-anywhere">
                {t("open", { name: petName })}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-col gap-3 wide:flex-row">
        {isSignedIn && (
          <LinkButton href={fixedPaths.my} className="min-h-13">
            {t("overview")}
          </LinkButton>
        )}
        <Button kind="secondary" className="min-h-13" onClick={onAnother}>
          {t("another")}
        </Button>
      </div>
    </div>
  );
}
