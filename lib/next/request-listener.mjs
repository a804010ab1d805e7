import { constants } from "node:zlib";
import compression from "compression";
import { removeEdgeHeaders } from "./cache/edge-headers.mjs";
import { deferScripts } from "./early-paint/defer-scripts.mjs";
import { failedPage, failedPagePolicy, failureIn, languageOf } from "./failed-page.mjs";
import { requestIdOf } from "./request-id.mjs";

/** @typedef {import("node:http").IncomingMessage} IncomingMessage @typedef {import("node:http").ServerResponse} ServerResponse */

const policyHeader = "content-security-policy";

const readyPath = "/api/health/ready";

/** Takes hardly longer than gzip, and makes pages a fifth smaller: the default of 4 makes style sheets larger. */
const compressionOptions = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } };

/** Next answers 500 to methods it cannot put into a Request. */
const methods = new Set("GET HEAD POST PUT PATCH DELETE OPTIONS".split(" "));

/**
 * What the shop does to a request before Next sees it, and to the headers of the response.
 * @param {(request: IncomingMessage, response: ServerResponse) => unknown} next
 * @param {{isHttps: boolean, isDevelopment: boolean, isStopping?: () => boolean}} options
 */
export function requestListener(next, { isHttps, isDevelopment, isStopping = () => false }) {
  const compress = compression(compressionOptions);
  return (/** @type {IncomingMessage} */ request, /** @type {ServerResponse} */ response) => {
    if (isStopping()) {
      // A proxy would send further requests on a connection that is about to close.
      response.setHeader("connection", "close");
      if (request.url === readyPath) return response.writeHead(503, { "cache-control": "no-store" }).end();
    }
    if (!methods.has(request.method ?? ""))
      return response.writeHead(405, { allow: "GET, HEAD", "cache-control": "no-store" }).end();
    // Next answers 500 to a path that it cannot decode.
    if (!isDecodable(request.url ?? "/"))
      request.url = request.url?.startsWith("/api/") ? "/api/not/found" : "/not/found";
    removeForgedHeaders(request);
    identify(request, response);
    appendPeerAddress(request);
    // Next's own compression would come before ours can read what is sent.
    compress(request, response, () => {});
    changeHeaders(response, { isHttps });
    // Next's error overlay needs its own page.
    if (!isDevelopment) {
      replaceFailedPage(request, response);
      deferScripts(response);
    }
    return next(request, response);
  };
}

const requestIdHeader = "x-request-id";
/** Next appends what is there already. */
const sentOnce = new Set(["location", requestIdHeader]);

/** @param {IncomingMessage} request @param {ServerResponse} response */
function identify({ headers }, response) {
  const id = requestIdOf(headers[requestIdHeader]);
  headers[requestIdHeader] = id;
  response.setHeader(requestIdHeader, id);
}

/** @param {string} url */
function isDecodable(url) {
  try {
    decodeURIComponent(url.replace(/\?.*$/s, ""));
    return true;
  } catch {
    return false;
  }
}

/** Headers that only we or Next may set. A nonce that a visitor chooses would be written into the page's scripts. */
const ownHeaders = /^(content-security-policy(-report-only)?|x-nonce|x-middleware-.*)$/;

/** @param {IncomingMessage} request */
function removeForgedHeaders({ headers }) {
  for (const name of Object.keys(headers)) if (ownHeaders.test(name)) delete headers[name];
}

/**
 * Appends the address of the connection to `x-forwarded-for`, as a proxy would. Next adds it only where the header is
 * missing, so a client could otherwise choose its own address.
 * @param {IncomingMessage} request
 */
function appendPeerAddress(request) {
  const peer = request.socket.remoteAddress;
  if (peer === undefined) return;
  const forwarded = request.headers["x-forwarded-for"];
  request.headers["x-forwarded-for"] = forwarded === undefined ? peer : `${String(forwarded)}, ${peer}`;
}

/** @param {ServerResponse} response @param {{isHttps: boolean}} options */
function changeHeaders(response, { isHttps }) {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => {
    const lowerCase = name.toLowerCase();
    // For Location when it generates a static page that redirects; fetch reads both as one address.
    if (sentOnce.has(lowerCase) && response.hasHeader(name)) return response;
    // The static 404 page has its own policy: with that of the middleware as well, no script would run.
    if (lowerCase === policyHeader) return response.setHeader(name, value);
    return append(name, value);
  };
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {unknown[]} */ ...args) => {
    const status = Number(args[0]);
    removeEdgeHeaders(response, status);
    // By the shop's own address, not by a header that anybody can send.
    if (isHttps && !response.headersSent)
      response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
    // A missing file must not be cached by proxies as long as the file would be.
    if (status === 404 && String(response.getHeader("cache-control")).includes("public"))
      response.setHeader("cache-control", "no-store");
    return Reflect.apply(writeHead, response, args);
  };
}

/** Of Next's page, which is not the one that is sent. */
const failedPageHeaders = ["content-length", "etag", "link"];

/**
 * Sends our page instead of one that failed. Only the whole response is replaced: what Next has begun to send with status
 * 200 stays as it is.
 * @param {IncomingMessage} request @param {ServerResponse} response
 */
function replaceFailedPage(request, response) {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  /** @type {Buffer[]} */
  const chunks = [];
  const keep = (/** @type {unknown} */ chunk) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const isFailed = () => !response.headersSent && response.statusCode >= 500 && isPage(response);
  response.writeHead = (/** @type {unknown[]} */ ...args) => {
    response.statusCode = Number(args[0]);
    return isFailed() ? response : Reflect.apply(writeHead, response, args);
  };
  response.write = (/** @type {unknown[]} */ ...args) => {
    if (!isFailed()) return Reflect.apply(write, response, args);
    keep(args[0]);
    return true;
  };
  response.end = (/** @type {unknown[]} */ ...args) => {
    if (!isFailed()) return Reflect.apply(end, response, args);
    keep(args[0]);
    const page = failedPage({
      language: languageOf(request),
      requestId: String(response.getHeader(requestIdHeader)),
      failure: failureIn(Buffer.concat(chunks).toString("utf8")),
    });
    for (const name of failedPageHeaders) response.removeHeader(name);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-security-policy", failedPagePolicy);
    response.setHeader("cache-control", "no-store");
    response.setHeader("retry-after", "5");
    Reflect.apply(writeHead, response, [503]);
    return Reflect.apply(end, response, [page]);
  };
}

/** @param {ServerResponse} response */
function isPage(response) {
  const type = response.getHeader("content-type");
  return typeof type === "string" && type.startsWith("text/html");
}
