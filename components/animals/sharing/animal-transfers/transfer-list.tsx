import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { ListPagination } from "@/components/lists/list-pagination";
import type { TransferDirection } from "@/lib/config/animals/animal-access";
import type {
  AnimalTransfer,
  AnimalTransfers,
} from "@/lib/contract/animals/sharing/animal-transfers/animal-transfers.types";
import { formatDay } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { TransferAction } from "./transfer-action-client";

interface TransferListProps {
  readonly direction: TransferDirection;
  readonly page: number;
  readonly transfers: AnimalTransfers;
}

/** Transfers to or from the user; open ones have buttons. */
export function TransferList({ direction, page, transfers }: TransferListProps) {
  const t = translate("animalTransfers");
  const { results, count } = transfers;
  return (
    <section aria-labelledby={direction} className="grid gap-4">
      <h2 id={direction}>{t(`${direction}.title`)}</h2>
      {results.length === 0 && <p className="text-quiet">{t(`${direction}.empty`)}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {results.map((transfer) => (
          <li key={transfer.id}>
            <TransferCard direction={direction} transfer={transfer} />
          </li>
        ))}
      </ul>
      {direction === "outgoing" && (
        <ListPagination
          page={page}
          count={count}
          hrefOf={(other) => `${paths.transferAnimals}?page=${other}`}
          label={t("pages")}
        />
      )}
    </section>
  );
}

interface TransferCardProps {
  readonly direction: TransferDirection;
  readonly transfer: AnimalTransfer;
}

function TransferCard({ direction, transfer }: TransferCardProps) {
  const t = translate("animalTransfers");

  const { id, animal, other, message, state, isOpen, createdAt, expiresAt, decidedAt } = transfer;
  const name = other ?? t("incoming.unnamedUser");
  const date = formatDay(decidedAt ?? createdAt, requestCountry());
  const action = { id, name: animal.name };
  return (
    <ClientMessages areas={["animalTransfers.incoming", "animalTransfers.outgoing"]}>
      <Card className="grid gap-3">
        <div>
          <h3 className="text-title-3 wrap-anywhere">{animal.name}</h3>
          <p className="text-quiet">
            {t("animal", { species: animal.species, breed: animal.breed ?? t("unknownBreed") })}
          </p>
          <p className="wrap-anywhere">
            {direction === "incoming" ? t("incoming.from", { name }) : t("outgoing.to", { name })}
          </p>
          {message !== null && <p className="wrap-anywhere whitespace-pre-line">“{message}”</p>}
          <p className="text-small text-quiet">
            {isOpen
              ? t("incoming.until", { date: formatDay(expiresAt, requestCountry()) })
              : t("on", { state: t(`states.${state === "pending" ? "expired" : state}`), date })}
          </p>
        </div>
        {isOpen && (
          <div className="flex flex-wrap gap-3">
            {direction === "incoming" ? (
              <>
                <TransferAction {...action} call="accept" />
                <TransferAction {...action} call="decline" />
              </>
            ) : (
              <TransferAction {...action} call="cancel" />
            )}
          </div>
        )}
      </Card>
    </ClientMessages>
  );
}
