type Props = { readonly caption: string; readonly rows: readonly (readonly [keys: string, does: string])[] };

/** Keys and what they do; several are separated by spaces. */
export function KeyTable({ caption, rows }: Props) {
  return (
    <table className="w-full border-collapse text-14">
      <caption className="mb-2 text-left text-13 text-pencil">{caption}</caption>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={keys} className="border-t border-rule">
            <th scope="row" className="w-44 py-2 pr-4 text-left font-normal">
              {keys.split(' ').map((key) => (
                <kbd key={key} className="mr-1">
                  {key}
                </kbd>
              ))}
            </th>
            <td className="py-2 text-pencil">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
