"use client";

import { useRouter } from "next/navigation";
import { type SyntheticEvent, useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { ParentageOptions } from "@/lib/contract/animals/results/parentage/parentage.types";
import { paths } from "@/lib/navigation/paths";
import { AnimalField } from "./animal-field";
import { RequestCost } from "./request-cost";
import { useRequestForm } from "./use-request-form";

/** Offspring, dam and sire, with what the request costs and whether their profiles compare. */
export function RequestForm({ options }: { readonly options: ParentageOptions }) {
  const t = useTranslator("parentage");
  const router = useRouter();
  const [clubId, setClubId] = useState("");
  const form = useRequestForm({ onCreated: (id) => router.push(paths.parentageRequest(id)) });
  const { offspring, dam, sire } = form.chosen;
  const species = offspring.animal?.species;
  const verification = options.verifications.find((known) => known.species === species);
  const panels = verification?.panels ?? [];
  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    await form.submit(clubId === "" ? undefined : Number(clubId));
  }
  const fieldOf = (role: "offspring" | "dam" | "sire") => ({
    role,
    species,
    panels,
    t,
    chosen: form.chosen[role],
    error: form.errorOf(role),
    onChoose: form.chooserOf(role),
  });
  return (
    <form method="post" noValidate className="grid max-w-text gap-5" onSubmit={(event) => void submit(event)}>
      <AnimalField {...fieldOf("offspring")} />
      {offspring.animal === undefined ? (
        <p className="text-quiet">{t("form.parentFirst")}</p>
      ) : (
        <>
          <AnimalField {...fieldOf("dam")} key={`dam ${offspring.animal.id}`} />
          <AnimalField {...fieldOf("sire")} key={`sire ${offspring.animal.id}`} />
        </>
      )}
      {options.clubs.length > 0 && (
        <Select
          label={t("form.club")}
          hint={t("form.clubHint")}
          placeholder={t("form.noClub")}
          value={clubId}
          onChange={(event) => setClubId(event.target.value)}
          options={options.clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {verification && (
        <RequestCost
          verification={verification}
          animals={[offspring, dam, sire].flatMap(({ animal }) => animal ?? [])}
        />
      )}
      <FormFailure message={form.failure} />
      <Button type="submit" pending={form.isSending && t("form.sending")}>
        {t("form.submit")}
      </Button>
    </form>
  );
}
