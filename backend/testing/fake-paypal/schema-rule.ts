/** The schema of a body from PayPal's reference. Unknown keys are refused. */
export type Rule =
  | {
      readonly text: {
        readonly min?: number;
        readonly max: number;
        readonly pattern?: RegExp;
        readonly oneOf?: readonly string[];
      };
    }
  | { readonly whole: { readonly min: number; readonly max: number } }
  | { readonly boolean: true }
  | { readonly object: Readonly<Record<string, Rule>>; readonly required?: readonly string[] }
  | { readonly list: Rule; readonly min: number; readonly max: number };

export const text = (max: number, pattern?: RegExp, min = 1): Rule => ({
  text: { min, max, ...(pattern && { pattern }) },
});
export const choice = (...oneOf: string[]): Rule => ({ text: { max: 255, oneOf } });

export const money: Rule = {
  object: {
    currency_code: { text: { min: 3, max: 3 } },
    value: text(32, /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/),
  },
  required: ["currency_code", "value"],
};

export const url = text(4000, /^https?:\/\/[^\s]+$/);
