import { Slider as Radix } from 'radix-ui';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  readonly isDisabled?: boolean;
};

/** A percentage from 0 to 100. */
export function Slider({ label, value, step, onChange, isDisabled = false }: Props) {
  return (
    <Radix.Root
      value={[value]}
      max={100}
      step={step}
      disabled={isDisabled}
      onValueChange={([next]) => {
        if (next !== undefined) onChange(next);
      }}
      className="relative flex h-6 touch-none items-center select-none data-disabled:opacity-55"
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-rule">
        <Radix.Range className="absolute h-full rounded-full bg-pen" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={`${value} percent`}
        className="block size-5 rounded-full border-2 border-pen bg-sheet transition-transform hover:scale-110"
      />
    </Radix.Root>
  );
}
