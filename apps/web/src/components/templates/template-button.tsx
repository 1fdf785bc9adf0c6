import { MessageSquareQuote } from 'lucide-react';
import { Button } from '../form/button.tsx';

type Props = {
  /** Names the field, where a screen has several. */
  readonly label?: string;
  readonly onClick: () => void;
};

/** Opens the templates. */
export function TemplateButton({ label, onClick }: Props) {
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={label}
      icon={<MessageSquareQuote size={14} aria-hidden />}
      onClick={onClick}
    >
      Template
    </Button>
  );
}
