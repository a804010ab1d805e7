/** For the box around a form that is made of plain elements. */
export const plainFormLook =
  "[&_form]:grid [&_form]:gap-4 [&_label]:mb-1.5 [&_label]:block [&_label]:font-medium " +
  "[&_input]:min-h-11 [&_input]:w-full [&_input]:rounded-box [&_input]:border [&_input]:border-edge " +
  "[&_input]:bg-card [&_input]:px-3 [&_input]:py-2 [&_input[aria-invalid=true]]:border-2 " +
  "[&_input[aria-invalid=true]]:border-affected [&_span]:mt-1.5 [&_span]:block [&_span]:text-small " +
  "[&_span]:font-medium [&_span]:text-affected [&_p[role=alert]]:font-medium [&_p[role=alert]]:text-affected " +
  "[&_p[role=alert]:empty]:hidden [&_button]:min-h-11 [&_button]:w-full [&_button]:rounded-box [&_button]:bg-brand " +
  "[&_button]:px-5 [&_button]:py-2 [&_button]:font-semibold [&_button]:text-on-brand " +
  "[&_button:hover]:bg-brand-strong";
