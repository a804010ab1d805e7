import { expect, test } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { encodeCode128 } from "@/lib/domain/orders/code-128";
import { TubeLabel } from "./kit-row";

test("a tube label shows the bars with blank space around them, and the number in groups", () => {
  const html = plainHtml(<TubeLabel barcode="TM1234567890123" />);
  const { bars, width } = encodeCode128("TM1234567890123");
  expect(html).toMatch(/^<figure aria-label="Tube label">/);
  expect(html).toContain(`viewBox="-10 0 ${width + 20} 36"`);
  expect(html.match(/M\d+ 0h\d/g)).toEqual(bars.map((bar) => `M${bar.at} 0h${bar.width}`));
  expect(html).toContain("<figcaption>TM 1234 5678 9012 3</figcaption>");
});
