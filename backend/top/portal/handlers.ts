import type { Handlers } from "@/backend/http/handler-types";
import { find } from "./find";
import { listDatesAhead } from "./list-dates-ahead";
import { listRecentAnimals } from "./list-recent-animals";
import { listTestGaps } from "./list-test-gaps";
import { readAttention } from "./read-attention";

export const portalHandlers: Handlers<"portal"> = {
  attention: readAttention,
  recentAnimals: listRecentAnimals,
  testGaps: listTestGaps,
  datesAhead: listDatesAhead,
  find,
};
