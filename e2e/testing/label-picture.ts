import { encodeCode128, quietModules } from "@/lib/domain/orders/code-128";

const [width, height] = [640, 480];
const frameRate = 10;

/** How bright a pixel is, from 16 (black) to 235 (white), as in video. */
const brightness = { table: 110, label: 225, bar: 35 };

/**
 * A video of a tube label on a table, slightly turned, for Chromium's fake camera: uncompressed, in the format Y4M.
 * Chromium repeats it.
 */
export function labelVideo(barcode: string): Buffer {
  const frame = Buffer.concat([Buffer.from("FRAME\n"), drawLabel(barcode), colourless()]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${frameRate}:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([header, frame, frame]);
}

function drawLabel(barcode: string): Buffer {
  const { bars, width: modules } = encodeCode128(barcode);
  const black = new Set(
    bars.flatMap((bar) => Array.from({ length: bar.width }, (_, index) => bar.at + index)),
  );
  const labelModules = modules + 2 * quietModules;
  const scale = (0.85 * width) / labelModules;
  const turn = (4 * Math.PI) / 180;
  const pixels = Buffer.alloc(width * height, brightness.table);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [right, down] = [x - width / 2, y - height / 2];
      const along = (right * Math.cos(turn) + down * Math.sin(turn)) / scale + labelModules / 2;
      const across = Math.abs(down * Math.cos(turn) - right * Math.sin(turn));
      if (along < 0 || along >= labelModules || across > 90) continue;
      const isBlack = across < 60 && black.has(Math.floor(along) - quietModules);
      pixels[y * width + x] = isBlack ? brightness.bar : brightness.label;
    }
  return pixels;
}

const colourless = () => Buffer.alloc(2 * (width / 2) * (height / 2), 128);

/** The label as a picture in a page. */
export function labelSvg(barcode: string): string {
  const { bars, width: modules } = encodeCode128(barcode);
  const rects = bars.map((bar) => `<rect x="${bar.at}" width="${bar.width}" height="40"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${modules * 3}" viewBox="-${quietModules} -10 ${modules + 2 * quietModules} 60">${rects}</svg>`;
}
