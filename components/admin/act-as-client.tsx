"use client";

import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { actAs } from "@/store/api/admin";
import { useShopDispatch } from "@/store/hooks";
import { useCalls } from "@/store/use-calls";

interface ActAsProps {
  readonly userId: number;
  readonly name: string;
  readonly words: {
    readonly open: string;
    readonly reason: string;
    readonly reasonHint: string;
    readonly start: string;
    readonly starting: string;
  };
}

/** Says why, and looks through somebody's eyes for half an hour. */
export function ActAs({ userId, name, words }: ActAsProps) {
  const dispatch = useShopDispatch();
  const canCall = useCalls(true);
  const [failure, setFailure] = useState<string>();
  const [isStarting, setIsStarting] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isStarting || !canCall) return;
    setIsStarting(true);
    const reason = String(new FormData(event.currentTarget).get("reason"));
    const message = await dispatch(actAs({ userId, reason }));
    // A full load: everything on the way was made for the admin.
    if (message === undefined) return window.location.assign(fixedPaths.my);
    setFailure(message);
    setIsStarting(false);
  }

  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4">
        {words.open} <span className="sr-only">{name}</span>
      </summary>
      <form onSubmit={(event) => void submit(event)} className="grid gap-3 py-2">
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          name="reason"
          required
          maxLength={limits.shortTextLength}
          error={failure}
        />
        <Button type="submit" pending={isStarting && words.starting}>
          {words.start}
        </Button>
      </form>
    </details>
  );
}
