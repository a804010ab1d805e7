import { useEffect, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useTubeChecks } from "@/components/kits/litter/use-tube-checks";
import { Link } from "@/components/links/link";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { Button } from "@/components/ui/button";
import { StateBadge } from "@/components/ui/state-badge";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { barcodeFormat, formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { type ListedAnimal, parseLitterList } from "@/lib/domain/kits/litter-list";
import { activatedPath } from "@/lib/navigation/activation-paths";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import { errorText } from "@/store/api/error-texts";
import type { TubeCheck } from "@/store/api/kits/litter";
import { writeKitList } from "./kit-list";

/** Nothing of the stored list is checked here, and no species is taken from it. */
const nothing: readonly string[] = [];
const ignore = () => undefined;

interface KitListFormProps {
  /** User id, null for guests. */
  readonly owner: number | null;
}

/** Several kits from a pasted list: each is checked, and those that can be activated are begun. */
export function KitListForm({ owner }: KitListFormProps) {
  const t = useTranslator("kitList");
  const { text, change, check, kits, tooMany, ready, tubes, isTried, isUnchecked } = usePastedKits();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="paste-kits" className="grid gap-4 rounded-box border border-line bg-card p-5">
      <h2 id="paste-kits" ref={title} tabIndex={-1} className="text-title-3 outline-none">
        {t("title")}
      </h2>
      <TextArea
        label={t("list")}
        hint={t("hint", { max: limits.listedKits })}
        value={text}
        rows={5}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <ul className="divide-y divide-line empty:hidden">
        {kits.map((kit) => (
          <KitState
            key={kit.barcode}
            kit={kit}
            check={tubes.checkOf(kit.barcode)}
            isChecking={tubes.isChecking}
          />
        ))}
      </ul>
      <p role="status" className="text-small empty:hidden">
        {[
          isTried && t("ready", { ready: ready.length, count: kits.length }),
          tooMany > 0 && t("tooMany", { count: tooMany, max: limits.listedKits }),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <FormFailure
        message={isTried && isUnchecked ? errorText(activationRoutes.barcode.failure) : undefined}
      />
      {ready.length > 0 && !isUnchecked ? (
        <Button onClick={() => start(owner, ready)} className="min-h-13 justify-self-start">
          {t("start", { count: ready.length })}
        </Button>
      ) : (
        <Button
          kind="secondary"
          className="justify-self-start"
          pending={tubes.isChecking && t("checking")}
          onClick={() => void check()}
        >
          {t("check")}
        </Button>
      )}
    </section>
  );
}

/** The list as it is written in the field, and what is known about its kits. */
function usePastedKits() {
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const tubes = useTubeChecks(nothing, ignore);
  const { kits, tooMany } = readList(text);

  async function check(value = text): Promise<void> {
    const checkable = readList(value).kits.filter((kit) => !isMistyped(kit));
    await tubes.check(checkable.map(({ barcode }) => barcode));
    setTried(true);
  }

  function change(value: string): void {
    // A pasted list is checked at once, a typed one when it is complete.
    if (value.length > text.length + 1) void check(value);
    setTried(false);
    setText(value);
  }

  return {
    text,
    change,
    check,
    kits,
    tooMany,
    tubes,
    ready: kits.filter(({ barcode }) => tubes.checkOf(barcode)?.state === "ready"),
    isTried: isTried && kits.length > 0 && !tubes.isChecking,
    isUnchecked: kits.some((kit) => !isMistyped(kit) && tubes.checkOf(kit.barcode) === undefined),
  };
}

function start(owner: number | null, ready: readonly ListedAnimal[]): void {
  const kits = ready.map(({ barcode, petName, gender, chipNumber }) => ({
    barcode,
    petName,
    gender,
    chipNumber,
    activation: "",
  }));
  writeKitList(owner, { kits, last: {} });
  redirectTo(barcodePaths.activateKit(kits[0]?.barcode ?? ""));
}

const isMistyped = ({ barcode }: ListedAnimal) => barcodeFormat(barcode) === "mistyped";

/** Each tube once, up to the limit. */
function readList(text: string) {
  const listed = parseLitterList(text).filter(({ barcode }) => barcode !== "");
  const all = listed.filter((kit, at) => listed.findIndex(({ barcode }) => barcode === kit.barcode) === at);
  return {
    kits: all.slice(0, limits.listedKits),
    tooMany: Math.max(0, all.length - limits.listedKits),
  };
}

interface KitStateProps {
  readonly kit: ListedAnimal;
  readonly check: TubeCheck | undefined;
  readonly isChecking: boolean;
}

/** Whether the kit can be activated, and if not, why. */
function KitState({ kit, check, isChecking }: KitStateProps) {
  const { barcode, petName } = kit;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium tabular-nums">{formatBarcode(barcode)}</span>{" "}
        <span className="text-quiet">{petName}</span>
      </span>
      <StateText kit={kit} check={check} isChecking={isChecking} />
    </li>
  );
}

function StateText({ kit, check, isChecking }: KitStateProps) {
  const t = useTranslator("kitList");
  if (isMistyped(kit)) return <StateBadge meaning="affected">{t("states.mistyped")}</StateBadge>;
  if (check === undefined)
    return isChecking ? <span className="text-small text-quiet">{t("checking")}</span> : null;
  if (check.state === "ready")
    return <StateBadge meaning="clear">{check.kit.product?.name ?? t("states.blank")}</StateBadge>;
  if (check.state === "wrong")
    return <span className="text-small font-medium text-affected">{check.message}</span>;
  if (check.activation === undefined) return <StateBadge meaning="carrier">{t("states.used")}</StateBadge>;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <StateBadge meaning="unknown">{t("states.own")}</StateBadge>
      <Link href={activatedPath(check.activation)} className="inline-flex min-h-8 items-center text-small">
        {t("states.open")}
        <span className="sr-only">: {formatBarcode(kit.barcode)}</span>
      </Link>
    </span>
  );
}
