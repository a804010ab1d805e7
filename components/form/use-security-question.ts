import { useCallback, useRef, useState } from "react";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";

interface SecurityForm {
  readonly resetField: (name: "security", options: { readonly keepError: boolean }) => void;
}

export interface SecurityQuestion {
  readonly question: string;
  readonly challenge: string;
}

/** The question of a form. Each attempt to send uses it up; static pages have none before they load one. */
export function useSecurityQuestion<Initial extends SecurityQuestion | undefined>(initial: Initial) {
  const dispatch = useShopDispatch();
  const [current, setCurrent] = useState<SecurityQuestion | Initial>(initial);
  const [isFailed, setIsFailed] = useState(false);
  /** False if there is no new question. */
  const loadQuestion = useCallback(async () => {
    const next = await dispatch(callApi(registrationRoutes.securityQuestion, undefined, { isFresh: true }));
    setIsFailed(!next.ok);
    if (next.ok) setCurrent(next.data);
    return next.ok;
  }, [dispatch]);
  /** Each attempt to send a form uses up its question. */
  const replaceQuestion = async ({ resetField }: SecurityForm) => {
    if (await loadQuestion()) resetField("security", { keepError: true });
  };
  return {
    question: current?.question,
    challenge: current?.challenge,
    isFailed,
    loadQuestion,
    replaceQuestion,
  };
}

/** The question of a form on a static page: loaded when the focus first comes into the form. */
export function useLazySecurityQuestion() {
  const security = useSecurityQuestion(undefined);
  const isRequested = useRef(false);
  /** Whoever only reads the page makes no call. */
  function requestQuestion() {
    if (!isRequested.current) void security.loadQuestion();
    isRequested.current = true;
  }
  return { ...security, requestQuestion };
}
