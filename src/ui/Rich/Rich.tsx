type Props = {
  children: string;
  /** The class of the emphasised parts. */
  className?: string | undefined;
};

/** A text in which `<b>…</b>` is emphasised; any other markup is shown as text. */
export function Rich({ children, className }: Props) {
  return children.split(/<b>(.*?)<\/b>/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <strong key={index} className={className}>
        {part}
      </strong>
    ),
  );
}
