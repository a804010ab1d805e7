import type { Route } from "@/lib/contract/contract";
import type { CallArguments } from "@/store/api/call-types";
import { callRoute, type MutationOptions, useMutationCall } from "./use-mutation-call";

/** `useMutationCall` for one route: `send(input, fieldNames)` sends its call. */
export function useRouteCall<R extends Route>(route: R, options?: Partial<MutationOptions>) {
  const { run, ...state } = useMutationCall({ failure: route.failure, ...options });
  const send = (...[input, fieldNames]: CallArguments<R, readonly string[]>) =>
    run(callRoute(route, input), fieldNames);
  return { ...state, send };
}
