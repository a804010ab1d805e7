/**
 * The frame scrolls, the table in it does not shrink below what can be read. Relative, or what is placed absolutely in
 * a cell would make the page as wide as the table.
 */
export const tableFrameLook = "relative overflow-x-auto rounded-box border border-line bg-card";
export const tableLook =
  "w-full min-w-160 text-left [&_caption]:px-4 [&_caption]:py-3 [&_caption]:text-left [&_caption]:text-small " +
  "[&_caption]:text-quiet [&_td]:px-4 [&_td]:py-3 [&_td]:align-top [&_tbody_th]:min-w-64 " +
  "[&_tbody_th]:align-top [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold [&_thead]:bg-sand [&_thead]:text-small [&_tr]:border-t [&_tr]:border-line";
