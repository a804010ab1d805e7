import { removeEdgeHeaders } from "./cache/edge-headers.mjs";
import { failurePolicy } from "./csp.mjs";
import { requestIdOf } from "./request-id.mjs";

/** @typedef {import("node:http").IncomingMessage} IncomingMessage @typedef {import("node:http").ServerResponse} ServerResponse */

const policyHeader = "content-security-policy";

const readyPath = "/api/health/ready";

/** Next answers 500 to methods it cannot put into a Request. */
const methods = new Set("GET HEAD POST PUT PATCH DELETE OPTIONS".split(" "));

/**
 * What the shop does to a request before Next sees it, and to the headers of the response.
 * @param {(request: IncomingMessage, response: ServerResponse) => unknown} next
 * @param {{isHttps: boolean, isDevelopment: boolean, isStopping?: () => boolean}} options
 */
export function requestListener(next, { isHttps, isDevelopment, isStopping = () => false }) {
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
    changeHeaders(response, { isHttps, isDevelopment });
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

/** @param {ServerResponse} response @param {{isHttps: boolean, isDevelopment: boolean}} options */
function changeHeaders(response, { isHttps, isDevelopment }) {
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
    // A failed static page does not pass the cache handler, which would have added its policy. In development Next's
    // error overlay needs its scripts.
    if (status >= 500 && !isDevelopment && isPage(response)) {
      if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, failurePolicy);
      // As calls say it. Pages fail almost only while the backend cannot be reached.
      response.setHeader("retry-after", "5");
    }
    return Reflect.apply(writeHead, response, args);
  };
}

/** @param {ServerResponse} response */
function isPage(response) {
  const type = response.getHeader("content-type");
  return typeof type === "string" && type.startsWith("text/html");
}
