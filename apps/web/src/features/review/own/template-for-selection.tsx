import { lazy, Suspense } from 'react';
import type { Desk } from '../desk/use-desk.ts';

const TemplatePicker = lazy(async () => ({
  default: (await import('../../../components/templates/template-picker.tsx')).TemplatePicker,
}));

type Props = { readonly own: Desk['own']; readonly onClose: () => void };

/** A template as a comment on the selected words. */
export function TemplateForSelection({ own, onClose }: Props) {
  return (
    <Suspense>
      <TemplatePicker
        onChoose={(template) => {
          onClose();
          own.write(own.selection, template);
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
