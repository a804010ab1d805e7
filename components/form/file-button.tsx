import { type ChangeEvent, useRef } from "react";
import { Button } from "@/components/ui/button";

interface FileButtonProps {
  readonly label: string;
  /** MIME types or extensions that the browser offers. */
  readonly accept: readonly string[];
  readonly pending?: string | false;
  readonly onFile: (file: File) => void | Promise<void>;
}

/** A button that opens the browser's file dialog. The same file can be chosen again. */
export function FileButton({ label, accept, pending = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) void onFile(file);
    currentTarget.value = "";
  }

  return (
    <>
      <input ref={input} type="file" accept={accept.join(",")} aria-label={label} hidden onChange={choose} />
      <Button kind="secondary" pending={pending} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
