/* Replaces https://js.stripe.com/endive/stripe.js in tests: it draws frames of that host, knows what is typed
   in them, and asks api.stripe.com. It insists on the order of calls as the real one does. */
(() => {
  const api = "https://api.stripe.com/v1";
  const frames = "https://js.stripe.com/frame.html";

  const isNumber = (text) => {
    const digits = [...text.replaceAll(" ", "")].reverse().map(Number);
    const doubled = digits.map((digit, place) =>
      place % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit,
    );
    return digits.length >= 13 && doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
  };
  const problem = (code) => ({ error: { type: "validation_error", code, message: code } });
  const judgeNumber = (text) => {
    if (isNumber(text)) return {};
    return problem(text.replaceAll(" ", "").length >= 16 ? "invalid_number" : "incomplete_number");
  };
  const judge = {
    payment: judgeNumber,
    cardNumber: judgeNumber,
    cardExpiry: (text) => {
      const [, month, year] = /^(\d\d) ?\/ ?(\d\d)$/.exec(text) ?? [];
      if (!month) return problem("incomplete_expiry");
      if (Number(month) < 1 || Number(month) > 12) return problem("invalid_expiry_month");
      return 2000 + Number(year) < new Date().getFullYear() ? problem("invalid_expiry_year_past") : {};
    },
    cardCvc: (text) => (/^\d{3,4}$/.test(text) ? {} : problem("incomplete_cvc")),
  };

  class Field {
    constructor(kind, options) {
      this.kind = kind;
      this.options = options;
      this.text = "";
      this.listeners = [];
    }
    on(name, tell) {
      this.listeners.push({ name, tell });
      return this;
    }
    once(name, tell) {
      return this.on(name, tell);
    }
    off(name, tell) {
      this.listeners = this.listeners.filter((one) => one.name !== name || (tell && one.tell !== tell));
      return this;
    }
    emit(name, event) {
      for (const one of this.listeners) if (one.name === name) one.tell(event);
    }
    mount(place) {
      this.frame = document.createElement("iframe");
      this.frame.src = `${frames}?kind=${this.kind}`;
      this.frame.title = `Secure field: ${this.kind}`;
      Object.assign(this.frame.style, {
        border: "0",
        width: "100%",
        height: this.kind === "payment" ? "64px" : "24px",
        display: "block",
      });
      this.heard = (message) => {
        if (message.source !== this.frame.contentWindow) return;
        if (message.data.isThere) return this.emit("ready", { elementType: this.kind });
        this.text = message.data.text;
        const { error } = judge[this.kind](this.text);
        this.emit("change", { elementType: this.kind, complete: !error, empty: this.text === "", error });
      };
      addEventListener("message", this.heard);
      place.append(this.frame);
    }
    update(options) {
      Object.assign(this.options, options);
      const isClosed = Boolean(this.options.readOnly ?? this.options.disabled);
      this.frame?.contentWindow?.postMessage({ isClosed }, "*");
    }
    unmount() {
      removeEventListener("message", this.heard);
      this.frame?.remove();
    }
    destroy() {
      this.unmount();
    }
  }

  const kindOf = (wanted) => wanted.__elementType ?? wanted;

  class Elements {
    constructor(options) {
      this.options = { ...options };
      this.fields = [];
      this.isSubmitted = false;
    }
    create(kind, options = {}) {
      if (kind === "payment" && !(this.options.mode && this.options.amount > 0))
        throw new Error("IntegrationError: a payment element needs mode and amount.");
      const field = new Field(kind, { ...options });
      this.fields.push(field);
      return field;
    }
    getElement(wanted) {
      return this.fields.find(({ kind }) => kind === kindOf(wanted)) ?? null;
    }
    update(options) {
      Object.assign(this.options, options);
    }
    fetchUpdates() {
      return Promise.resolve({});
    }
    async submit() {
      const { error } = judge.payment(this.getElement("payment").text);
      this.isSubmitted = !error;
      return error ? { error } : { selectedPaymentMethod: "card" };
    }
  }

  async function ask(path, body) {
    try {
      const answer = await fetch(api + path, {
        method: body ? "POST" : "GET",
        body: body && new URLSearchParams(body),
      });
      return await answer.json();
    } catch {
      return { error: { type: "api_connection_error", message: "lost" } };
    }
  }

  const told = (answer, name) => (answer.error ? { error: answer.error } : { [name]: answer });
  const idOf = (clientSecret) => clientSecret.split("_secret")[0];

  window.Stripe = (key) => {
    if (!/^pk_(test|live)_/.test(key)) throw new Error("IntegrationError: that is no publishable key.");
    return {
      elements: (options) => new Elements(options),
      createToken: () => Promise.reject(new Error("not here")),
      confirmCardPayment: () => Promise.reject(new Error("not here")),
      createPaymentMethod: async ({ card, billing_details: { name } }) =>
        told(await ask("/payment_methods", { number: card.text, name }), "paymentMethod"),
      retrievePaymentIntent: async (secret) =>
        told(await ask(`/payment_intents/${idOf(secret)}`), "paymentIntent"),
      async confirmPayment({ elements, clientSecret, confirmParams, redirect }) {
        if (!elements.isSubmitted)
          throw new Error(
            "IntegrationError: elements.submit() must be called before stripe.confirmPayment().",
          );
        const { amount, currency } = elements.options;
        const number = elements.getElement("payment").text;
        const answer = await ask(`/payment_intents/${idOf(clientSecret)}/confirm`, {
          number,
          amount,
          currency,
          return_url: confirmParams.return_url,
        });
        const isAsked = answer.status === "requires_action";
        if (isAsked || (redirect !== "if_required" && !answer.error)) {
          location.assign(isAsked ? answer.next_action.redirect_to_url.url : confirmParams.return_url);
          return new Promise(() => {});
        }
        return told(answer, "paymentIntent");
      },
      registerAppInfo() {},
      _registerWrapper() {},
    };
  };
  // The package checks the version of the real script.
  window.Stripe.version = "endive";
})();
