import { errorText } from "@/store/api/error-texts";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { PackChoice } from "@/components/kits/activation/steps/pack-choice";
import { FormFailure } from "@/components/form/form-failure";
import { FailedState } from "@/components/ui/failed-state";
import { LinkButton } from "@/components/links/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { messageOf } from "@/store/api/call-error";
import { useQueryCall } from "@/store/api/use-query-call";
import type { LitterSectionProps } from "./litter-props";
import { blankTubes } from "./tubes";

/** For tubes that came without a test: the pack to take their tests from, once for all. */
export function PackSection(props: LitterSectionProps) {
  const t = useTranslator("litter");
  const { litter, user, loginPath } = props;
  const count = blankTubes(litter.draft.rows, litter.tubes);
  if (count === 0) return null;
  return (
    <section aria-labelledby="litter-pack" className="grid max-w-text gap-4">
      <h2 id="litter-pack">{t("pack.title")}</h2>
      {user === undefined ? (
        <>
          <p>{t("pack.guest", { count })}</p>
          <LinkButton href={loginPath} kind="secondary" className="justify-self-start">
            {t("login")}
          </LinkButton>
        </>
      ) : (
        <PackFields {...props} count={count} />
      )}
      <FormFailure message={litter.errors["selectedTestKit"] ?? litter.errors["selectedProduct"]} />
    </section>
  );
}

function PackFields({ litter, count }: LitterSectionProps & { readonly count: number }) {
  const t = useTranslator("litter");
  const { data, error, isLoading, refetch } = useQueryCall(activationRoutes.kitBalance);
  if (isLoading) return <Skeleton label={t("loading")} lines={3} />;
  if (data === undefined)
    return (
      <FailedState
        message={error ? messageOf(error) : errorText(activationRoutes.kitBalance.failure)}
        retryLabel={t("retry")}
        onRetry={refetch}
      />
    );
  const packs = data.results.filter(({ units }) => units > 0);
  if (packs.length === 0)
    return (
      <p>
        {t("pack.none")} <Link href={fixedPaths.campaign}>{t("pack.shop")}</Link>
      </p>
    );
  const pack = packs.find(({ id }) => String(id) === litter.text("selectedTestKit"));
  return (
    <PackChoice
      legend={t("pack.intro", { count })}
      packs={packs}
      pack={pack}
      onPack={({ id, packOf }) => {
        litter.change({ selectedTestKit: String(id), selectedProduct: "" });
        litter.update((now) => ({ ...now, test: packOf ?? undefined }));
      }}
      test={litter.draft.test}
      onTest={(test) => {
        litter.change({ selectedProduct: String(test.id) });
        litter.update((now) => ({ ...now, test }));
      }}
    />
  );
}
