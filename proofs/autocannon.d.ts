declare module "autocannon" {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly amount?: number;
    /** In seconds. */
    readonly duration?: number;
  }

  interface Result {
    readonly "2xx": number;
    readonly non2xx: number;
    readonly errors: number;
    readonly requests: { readonly average: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
