import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";

/** An email address, which the browser neither capitalises nor corrects. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.emailLength}
      {...props}
    />
  );
}
