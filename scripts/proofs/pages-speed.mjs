import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { claimPort } from "../lib/ports.mjs";
import { testPanel, testPanelPath } from "../testing/test-panel.mjs";
import { measureInTurns } from "./pages/measure.mjs";
import { plainPageOf, writePlainApp } from "./pages/plain-app.mjs";
import { median, run, start, untilAnswered } from "./programs.mjs";

/**
 * What a product page costs, found by the visitor's market, beside a page of the same size that Next serves as it
 * is. Needs `npm run build`.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
// Short turns, many of them: what else the machine does then falls on both alike.
const rounds = 25;
const seconds = 1;
const connections = 10;
const leastRatio = 0.5;
const leastPerSecond = 54;
const productPath = testPanelPath(1);
const product = { ...testPanel(1, "10.00"), description: "What it is, at length. ".repeat(40) };

await main();

async function main() {
  const plainApp = writePlainApp(root);
  const children = [];
  const upstream = createServer(answerProduct);
  try {
    const next = join(root, "node_modules/next/dist/bin/next");
    await run(root, [next, "build", plainApp]);
    const [upstreamPort, shopPort, plainPort] = [await claimPort(0), await claimPort(0), await claimPort(0)];
    await new Promise((resolve) => upstream.listen(upstreamPort, "127.0.0.1", () => resolve(undefined)));
    const env = {
      PORT: String(shopPort),
      APP_ORIGIN: "",
      DATABASE_URL: "",
      REDIS_URL: "",
      DATA_DIR: plainApp,
      UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
    };
    children.push(start(root, [next, "start", root, "-p", String(shopPort)], env));
    children.push(start(root, [next, "start", plainApp, "-p", String(plainPort)]));
    const shop = `http://127.0.0.1:${shopPort}`;
    await untilAnswered(shop + productPath);
    await untilAnswered(`http://127.0.0.1:${plainPort}/40`);
    const bytes = (await (await fetch(shop + productPath)).arrayBuffer()).byteLength;
    const plain = await plainPageOf(`http://127.0.0.1:${plainPort}`, bytes);
    console.log(`product page ${bytes} bytes, plain page ${plain.bytes} bytes`);
    const addresses = { product: shop + productPath, plain: plain.address };
    report(await measureInTurns(addresses, { rounds, seconds, connections }));
  } finally {
    for (const child of children) child.kill();
    upstream.close();
    upstream.closeAllConnections();
    rmSync(plainApp, { recursive: true, force: true });
  }
}

/** @type {import("node:http").RequestListener} */
function answerProduct(request, response) {
  request.resume();
  response.writeHead(200, { "content-type": "application/json" });
  response.end(request.url?.startsWith("/store/products/product/") ? JSON.stringify(product) : "{}");
}

/** @param {Awaited<ReturnType<typeof measureInTurns>>} measured */
function report({ perSecond, failed }) {
  const product = median(perSecond.product);
  const ratios = perSecond.product.map((value, round) => value / perSecond.plain[round]);
  const ratio = median(ratios);
  console.log(
    `requests a second, median of ${rounds} rounds, ${connections} connections: product ${product.toFixed(0)}, plain ${median(perSecond.plain).toFixed(0)}`,
  );
  console.log(`product / plain, round by round: ${ratios.map((value) => value.toFixed(2)).join(" ")}`);
  const checks = /** @type {const} */ ([
    [`median ratio ${ratio.toFixed(3)} is at least ${leastRatio} (aim 0.6)`, ratio >= leastRatio],
    [`${product.toFixed(0)} a second are ten times ${leastPerSecond}`, product >= 10 * leastPerSecond],
    [`${failed} failed requests`, failed === 0],
  ]);
  for (const [words, isGood] of checks) console.log(`${isGood ? "ok" : "NOT ok"}: ${words}`);
  const passed = checks.filter(([, isGood]) => isGood).length;
  console.log(`${passed} passed, ${checks.length - passed} failed`);
  if (passed < checks.length) process.exitCode = 1;
}
