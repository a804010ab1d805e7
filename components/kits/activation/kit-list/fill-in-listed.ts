import { valuesOfAnimal } from "@/components/kits/public/pet-values";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { isSameName } from "@/lib/domain/same-name";
import { callApi } from "@/store/api/call-api";
import type { User } from "@/store/api/account/user";
import { type KitProduct, recordChanged, selectRecord } from "@/store/slices/activation";
import type { ActivationRecord } from "@/store/slices/activation-record";
import type { ShopThunk } from "@/store/state";
import { type KitList, type ListedKit, readKitList } from "./kit-list";

interface AcceptedKit {
  readonly barcode: string;
  readonly product: KitProduct | null;
}

/** Fills in what the list says about the animal of an accepted kit, unless something has been entered. */
export const fillInListed =
  ({ barcode, product }: AcceptedKit, user: User | undefined): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const list = readKitList(user?.id ?? null);
    const kit = list?.kits.find((listed) => listed.barcode === barcode);
    if (!list || !kit || hasAnimal(selectRecord(getState()))) return;
    const own = user && kit.petName !== "" ? await dispatch(findOwnAnimal(kit, product)) : undefined;
    dispatch(recordChanged(own ?? { ...commonFor(list, product), ...petOf(kit, list, product) }));
  };

const hasAnimal = ({ pet }: ActivationRecord) => Boolean(pet?.["petName"] || pet?.["animalId"]);

/** The one animal of the user that has this name. */
const findOwnAnimal =
  (kit: ListedKit, product: KitProduct | null): ShopThunk<Promise<Partial<ActivationRecord> | undefined>> =>
  async (dispatch) => {
    const query = { search: kit.petName, ...(product?.species && { species: product.species }) };
    const found = await dispatch(callApi(activationRoutes.ownAnimals, { query }));
    const named = found.ok
      ? found.data.results.filter(({ petName }) => isSameName(petName, kit.petName))
      : [];
    const [animal] = named;
    if (animal === undefined || named.length > 1) return undefined;
    return { pet: valuesOfAnimal(animal), ...(animal.breed && { selectedBreed: animal.breed }) };
  };

/** A breed of the other species is not taken over. */
const isFitting = ({ last }: KitList, product: KitProduct | null) =>
  product === null || product.species === null || product.species === last.pet?.["species"];

const commonFor = (list: KitList, product: KitProduct | null) =>
  isFitting(list, product) && list.last.selectedBreed ? { selectedBreed: list.last.selectedBreed } : {};

const petOf = ({ petName, gender, chipNumber }: ListedKit, list: KitList, product: KitProduct | null) => ({
  pet: {
    ...(isFitting(list, product) && list.last.pet),
    petName,
    gender,
    chipNumber,
  },
});
