import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { addToaster, currentToast, dismissToast, subscribeToToast, topToaster } from './toast-store.ts';

/** Shows the newest toast for 5 s; it replaces the one before it. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  const [self] = useState(() => Symbol('toaster'));
  const isTop = useSyncExternalStore(subscribeToToast, topToaster) === self;

  // Synchronises with the list of toasters on the page.
  useEffect(() => addToaster(self), [self]);

  return (
    <Radix.Provider duration={5000} swipeDirection="right">
      {isTop && toast !== null && (
        <Radix.Root
          key={toast.id}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
          className={classNames(
            'flex animate-rise items-start gap-3 rounded-lg border bg-sheet py-3 pr-2 pl-4 shadow-float',
            toast.tone === 'destructive' ? 'border-red' : 'border-rule',
          )}
        >
          <div className="min-w-0 grow">
            <Radix.Title
              className={classNames('text-14 font-semibold', toast.tone === 'destructive' && 'text-red')}
            >
              {toast.title}
            </Radix.Title>
            {toast.description !== undefined && (
              <Radix.Description className="text-13 break-words text-pencil">
                {toast.description}
              </Radix.Description>
            )}
          </div>
          {toast.action !== undefined && (
            <Radix.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className="h-8 shrink-0 rounded-md border border-edge px-2.5 text-13 font-medium hover:bg-hover"
            >
              {toast.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Close"
            className="grid size-8 shrink-0 place-items-center rounded-md text-pencil hover:bg-hover hover:text-ink"
          >
            <X size={16} aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toasts fixed right-0 bottom-0 z-[60] w-[min(400px,100vw)] p-4 outline-none" />
    </Radix.Provider>
  );
}
