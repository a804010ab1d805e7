import { limits } from "@/lib/config/limits";
import { animalListFailures, animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import { messageOf } from "@/store/api/call-error";
import type { InputOf } from "@/store/api/call-types";
import { isObject } from "@/lib/domain/is-object";
import type { Response } from "@/lib/contract/calls";

type AnimalPage = Response<"animals.list">;

export type ListedAnimal = AnimalPage["results"][number];
export type AnimalFilter = NonNullable<InputOf<typeof animalsRoutes.list>["query"]>;

export type FetchedAnimals =
  | { readonly ok: true; readonly animals: readonly ListedAnimal[]; readonly count: number }
  | { readonly ok: false; readonly message: string };

/** One more page. A response that is no list, or a list of something else, has its documented message. */
export const fetchAnimals =
  (filter: AnimalFilter, page: number): ShopThunk<Promise<FetchedAnimals>> =>
  async (dispatch) => {
    const query = { ...filter, page, size: limits.animalsPerPage };
    const result = await dispatch(callApi(animalsRoutes.list, { query }, { isFresh: true }));
    if (!result.ok) return { ok: false, message: messageOf(result.error) };
    return readPage(result.data);
  };

/** The BFF has checked the response; what stands between it and the browser has not. */
function readPage(page: unknown): FetchedAnimals {
  if (!isObject(page) || !Array.isArray(page["results"]))
    return { ok: false, message: animalListFailures.format };
  const results: readonly unknown[] = page["results"];
  const animals = results.filter(isAnimal);
  if (animals.length < results.length || typeof page["count"] !== "number")
    return { ok: false, message: animalListFailures.data };
  return { ok: true, animals, count: page["count"] };
}

const isAnimal = (value: unknown): value is ListedAnimal =>
  isObject(value) && typeof value["id"] === "number" && typeof value["name"] === "string";
