import { useRef } from "react";

/**
 * Of several choices one after the other the last is kept: what was chosen while another was on its way is sent when that one has
 * arrived, and what was chosen in between not at all.
 */
export function useLastChoice<Choice>(save: (choice: Choice) => Promise<boolean>) {
  const waiting = useRef<{ readonly choice: Choice }>(undefined);
  const underWay = useRef<Promise<boolean>>(undefined);

  async function sendAll(first: Choice): Promise<boolean> {
    let isSaved = await save(first);
    for (let next = waiting.current; next !== undefined; next = waiting.current) {
      waiting.current = undefined;
      isSaved = await save(next.choice);
    }
    underWay.current = undefined;
    return isSaved;
  }

  /** True once the last one is saved. */
  return (choice: Choice): Promise<boolean> => {
    if (underWay.current === undefined) underWay.current = sendAll(choice);
    else waiting.current = { choice };
    return underWay.current;
  };
}
