"""Checks the form of the audit log without code of the service: RFC 8785, RFC 9162, RFC 8032 (by OpenSSL).

independent.py vectors < vectors.json      compares each canonical form and leaf
independent.py proofs JWKS < proofs.jsonl  checks each proof, prints its number and what is wrong
"""
import base64, functools, hashlib, json, subprocess, sys, tempfile

b64 = lambda data: base64.urlsafe_b64encode(data).decode().rstrip("=")
raw = lambda text: base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
sha = lambda data: hashlib.sha256(data).digest()


def canonical(value):
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(canonical(n) + ":" + canonical(value[n]) for n in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


leaf = lambda text: sha(b"\0" + text.encode())


def climb(node, index, count, path):
    path = list(path)
    while count > 1:
        if index % 2 or index + 1 < count:
            other = path.pop(0)
            node = sha(b"\1" + (other + node if index % 2 else node + other))
        index, count = index // 2, (count + 1) // 2
    assert not path, "path"
    return node


@functools.cache
def signed(message, signature, x):
    with tempfile.NamedTemporaryFile() as key, tempfile.NamedTemporaryFile() as data, tempfile.NamedTemporaryFile() as sig:
        key.write(bytes.fromhex("302a300506032b6570032100") + raw(x)), data.write(message), sig.write(signature)
        key.flush(), data.flush(), sig.flush()
        command = f"openssl pkeyutl -verify -pubin -keyform DER -inkey {key.name} -rawin -in {data.name} -sigfile {sig.name}"
        assert subprocess.run(command.split(), capture_output=True).returncode == 0, "signature"


def check(proof, keys):
    entry, seal, place = json.loads(proof["entry"]), proof["seal"], proof["place"]
    assert proof["v"] == 1 and canonical(entry) == proof["entry"], "canonical"
    if proof.get("origin"):
        o = proof["origin"]
        assert b64(sha(raw(o["salt"]) + o["ipAddress"].encode() + b"\x1f" + o["userAgent"].encode())) == entry[8], "origin"
    path = list(map(raw, proof["path"]))
    assert climb(leaf(proof["entry"]), place["index"], seal["count"], path) == raw(seal["root"]), "root"
    header = [1] + [seal[n] for n in ("number", "day", "firstSequence", "lastSequence", "count", "root", "checkpoint", "createdAt")]
    digest = sha(raw(seal["previous"]) + canonical(header).encode())
    assert b64(digest) == seal["hash"], "seal"
    signed(digest, raw(seal["signature"]), keys[seal["kid"]])
    if proof["checkpoint"]:
        c = proof["checkpoint"]
        said = json.loads(c["statement"])
        assert climb(digest, c["index"], said["seals"], map(raw, c["path"])) == raw(said["sealsRoot"]), "checkpoint"
        for jws in c["signature"].split(" "):
            head, _, signature = jws.split(".")
            assert json.loads(raw(head))["typ"] == "gatehouse-audit+jwt", "typ"
            signed(f"{head}.{b64(c['statement'].encode())}".encode(), raw(signature), keys[json.loads(raw(head))["kid"]])


if sys.argv[1] == "vectors":
    for vector in json.load(sys.stdin):
        text = canonical(vector["entry"])
        assert [text, leaf(text).hex()] == [vector["canonical"], vector["leaf"]], vector
else:
    keys = {key["kid"]: key["x"] for key in json.load(open(sys.argv[2]))["keys"]}
    for number, line in enumerate(sys.stdin):
        try:
            check(json.loads(line), keys)
            print(number, "sound")
        except Exception as error:
            print(number, "refused", type(error).__name__, error)
