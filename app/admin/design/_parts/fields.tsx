import { Checkbox } from "@/components/ui/checkbox";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { Sample } from "./sample";

const species = [
  { value: "dog", label: "Dog" },
  { value: "cat", label: "Cat" },
];

export function Fields({ userType }: { readonly userType: string }) {
  return (
    <>
      <Sample name="Text">
        <TextField label="Name" hint="As on the papers" />
        <TextField label="Microchip" defaultValue="95600001" error="A microchip number has 15 digits." />
        <TextField label="Order" defaultValue="No. 1042" disabled />
        <TextArea label="Note" hint="For the lab" />
      </Sample>
      <Sample name="Choices">
        <Select label="Species" options={species} placeholder="Choose" />
        <Select label="Species of the sire" options={species} error="Choose one." />
        <Checkbox label="I own this animal" hint="Or act for its owner" defaultChecked />
        <Checkbox label="I agree to the terms" error="Please agree." />
        <RadioGroup
          label="Sample"
          name={`sample-${userType}`}
          defaultValue="dog"
          options={[
            { value: "dog", label: "Cheek swab" },
            { value: "cat", label: "Blood" },
          ]}
        />
      </Sample>
    </>
  );
}
