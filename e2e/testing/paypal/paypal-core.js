// Replaces PayPal's script, with the same names, order of events and kinds of requests, so that the CSP of the page applies
// to all of them.
(() => {
  const home = new URL(document.currentScript.src).origin;

  class PayPalButton extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: "open", delegatesFocus: true });
      root.innerHTML =
        "<style>button{width:100%;height:45px;border:0;border-radius:4px;background:#ffc439;color:#111;font:600 16px system-ui}" +
        "button:disabled{opacity:.5}</style><button>PayPal</button>";
      this.attributeChangedCallback();
    }
    static observedAttributes = ["disabled"];
    attributeChangedCallback() {
      const button = this.shadowRoot?.querySelector("button");
      if (button) button.disabled = this.hasAttribute("disabled");
    }
  }

  const sameKeys = (options, known) => {
    const unknown = Object.keys(options).filter((key) => options[key] !== undefined && !known.includes(key));
    if (unknown.length > 0) throw new TypeError(`PayPal does not know ${unknown.join(", ")}`);
  };

  // The approval has another name in each kind of session.
  const makeOneTime = (callbacks) => makeSession(callbacks, "orderId", "/checkoutnow?token=");
  const makeSubscription = (callbacks) =>
    makeSession(callbacks, "subscriptionId", "/webapps/billing/subscriptions?token=");

  function makeSession(callbacks, name, path) {
    sameKeys(callbacks, ["onApprove", "onCancel", "onError", "onComplete", "commit", "orderId"]);
    let popup;
    let isOpen = false;
    const over = () => {
      isOpen = false;
      removeEventListener("message", hear);
    };
    function hear({ origin, data }) {
      if (origin !== home || data?.paypal === undefined) return;
      over();
      if (data.paypal === "approved")
        void callbacks.onApprove({ [name]: data.token, fundingSource: "paypal" });
      else if (data.paypal === "cancelled") callbacks.onCancel({ [name]: data.token });
      else callbacks.onError(new Error(data.paypal));
    }
    return {
      async start({ presentationMode }, order) {
        if (presentationMode !== "auto") throw new TypeError("presentationMode");
        if (isOpen) throw new Error("A payment is open already.");
        isOpen = true;
        // During the click: browsers block popups later.
        popup = open("about:blank", "paypal", "width=420,height=600");
        addEventListener("message", hear);
        try {
          const created = await order;
          if (typeof created[name] !== "string") throw new TypeError(name);
          popup.location.href = `${home}${path}${created[name]}`;
        } catch (error) {
          popup?.close();
          over();
          throw error;
        }
      },
      destroy: over,
      cancel: over,
    };
  }

  async function createInstance(options) {
    sameKeys(options, ["clientId", "components", "locale", "pageType"]);
    if (!/^[\w-]{10,120}$/.test(options.clientId)) throw new TypeError("clientId");
    const sessions = {
      "paypal-payments": { createPayPalOneTimePaymentSession: makeOneTime },
      "paypal-subscriptions": { createPayPalSubscriptionPaymentSession: makeSubscription },
    };
    const session = sessions[String(options.components)];
    if (session === undefined) throw new TypeError("components");
    await fetch(`${home}/sdk/ping`, { method: "POST", mode: "no-cors", body: options.clientId });
    const frame = document.createElement("iframe");
    Object.assign(frame, { src: `${home}/sdk/frame`, title: "PayPal", hidden: true });
    document.body.append(frame);
    const picture = new Image();
    picture.src = "https://www.paypalobjects.com/logo.svg";
    if (!customElements.get("paypal-button")) customElements.define("paypal-button", PayPalButton);
    return session;
  }

  window.paypal = { version: "6.2.0", createInstance };
})();
